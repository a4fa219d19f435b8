declare module "virtual:paintbox" {
  const url: string;
  export default url;
}
