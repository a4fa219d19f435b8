"""The REST interface does what its schema says, whatever is thrown at it."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.conftest import Server

CHECKS: list[Any] = [not_a_server_error, status_code_conformance, response_schema_conformance]
EXAMPLES = 12  # of each operation, with right and with wrong values


def test_any_request_is_answered_as_promised(server: Server) -> None:
    schema: Any = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters):
                continue

            @given(case=operation.as_strategy(generation_mode=mode))
            @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
            def answered(case: Any) -> None:
                answer = case.call(headers={"X-Polana": "1"})
                case.validate_response(answer, checks=CHECKS)

            answered()
        tried += 1
    assert tried >= 18
