// Before the first picture: the theme the person chose, so that the page never flashes in the other one.
try {
  const theme = localStorage.getItem("polana.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // storage may be forbidden; the system's theme is then used
}
