// @generated from clients/service_config.json
/** The published service config: how long calls may take, and what is tried again. */
export const publishedServiceConfig = {
  "loadBalancingConfig": [
    {
      "round_robin": {}
    }
  ],
  "healthCheckConfig": {
    "serviceName": ""
  },
  "retryThrottling": {
    "maxTokens": 1000,
    "tokenRatio": 0.1
  },
  "methodConfig": [
    {
      "name": [
        {
          "service": "dozor.v1.StationService"
        },
        {
          "service": "dozor.v1.RaidService"
        },
        {
          "service": "dozor.v1.RulebookService"
        }
      ],
      "timeout": "10s",
      "retryPolicy": {
        "maxAttempts": 5,
        "initialBackoff": "0.05s",
        "maxBackoff": "1s",
        "backoffMultiplier": 2,
        "retryableStatusCodes": [
          "UNAVAILABLE"
        ]
      }
    },
    {
      "name": [
        {
          "service": "dozor.v1.StationService",
          "method": "ResolveBatch"
        },
        {
          "service": "dozor.v1.RaidService",
          "method": "ResolveRaidBatch"
        },
        {
          "service": "dozor.v1.RaidService",
          "method": "ForecastRaid"
        }
      ],
      "timeout": "60s",
      "retryPolicy": {
        "maxAttempts": 5,
        "initialBackoff": "0.05s",
        "maxBackoff": "1s",
        "backoffMultiplier": 2,
        "retryableStatusCodes": [
          "UNAVAILABLE"
        ]
      }
    },
    {
      "name": [
        {
          "service": "dozor.v1.StationService",
          "method": "ResolveBatchStream"
        }
      ],
      "retryPolicy": {
        "maxAttempts": 5,
        "initialBackoff": "0.05s",
        "maxBackoff": "1s",
        "backoffMultiplier": 2,
        "retryableStatusCodes": [
          "UNAVAILABLE"
        ]
      }
    }
  ]
} as const;
