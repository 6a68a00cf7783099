import { useEffect, useState } from "react";
import type { Money, MoneyResponse } from "#contract/schemas/money.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

let request: Promise<Money> | null = null;

function fetchRates(): Promise<Money> {
  request ??= callApi<MoneyResponse>(api.money).then(
    ({ data }) => data,
    (error: unknown) => {
      request = null;
      throw error;
    },
  );
  return request;
}

/** Returns the exchange rates, which load once needed; null until then or if loading fails. */
export function useExchangeRates(needed = true): Money | null {
  const [rates, setRates] = useState<Money | null>(null);
  useEffect(() => {
    let unmounted = false;
    if (needed)
      fetchRates().then(
        (loaded) => unmounted || setRates(loaded),
        () => {},
      );
    return () => {
      unmounted = true;
    };
  }, [needed]);
  return rates;
}
