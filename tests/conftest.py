"""What all tests share: the same examples in every run."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "polana",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("polana")
