import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Code } from "@connectrpc/connect";
import { Throttle } from "../attempts.ts";
import { publishedServiceConfig } from "../gen/service_config.ts";
import { planner } from "../service-config.ts";

test("the service config built in is the published one", () => {
  const published = new URL("../../../service_config.json", import.meta.url);
  const config = JSON.parse(readFileSync(published, "utf8"));
  assert.deepEqual(publishedServiceConfig, config, "run ./generate.sh");
});

test("a method has its own plan, or its service's", () => {
  const plan = planner(publishedServiceConfig);
  const engagement = plan("dozor.v1.StationService", "ResolveEngagement");
  assert.deepEqual(engagement, {
    timeoutMs: 10_000,
    maxAttempts: 5,
    initialBackoffMs: 50,
    maxBackoffMs: 1_000,
    backoffMultiplier: 2,
    retryable: new Set([Code.Unavailable]),
  });
  assert.equal(plan("dozor.v1.RaidService", "ForecastRaid").timeoutMs, 60_000);
  assert.equal(plan("dozor.v1.StationService", "ResolveBatchStream").timeoutMs, undefined);
  assert.equal(plan("another.Service", "Method").maxAttempts, 1);
});

test("a wrong service config is refused with what is wrong", () => {
  const name = [{ service: "dozor.v1.StationService" }];
  assert.throws(() => planner({ methodConfig: [{ name, timeout: "10" }] }), /"10" is no duration/);
  const retryPolicy = {
    maxAttempts: 2,
    initialBackoff: "1s",
    maxBackoff: "1s",
    backoffMultiplier: 1,
    retryableStatusCodes: ["GONE"],
  };
  assert.throws(
    () => planner({ methodConfig: [{ name, retryPolicy }] }),
    /"GONE" is no status code/,
  );
});

test("with half of the tokens gone nothing is tried again until enough has succeeded", () => {
  const throttle = new Throttle({ maxTokens: 4, tokenRatio: 0.5 });
  throttle.failed();
  assert.ok(throttle.allows);
  throttle.failed();
  assert.ok(!throttle.allows);
  throttle.succeeded();
  assert.ok(throttle.allows);
  assert.ok(new Throttle(undefined).allows);
});
