import { useEffect, useState } from "react";
import type { Money, MoneyResponse } from "#contract/schemas/money.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

let asked: Promise<Money> | null = null;

function money(): Promise<Money> {
  asked ??= callApi<MoneyResponse>(api.money).then(
    ({ data }) => data,
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The rates pay is converted at, once somebody needs them; null until they have come, and where they do not. */
export function useExchangeRates(needed = true): Money | null {
  const [rates, setRates] = useState<Money | null>(null);
  useEffect(() => {
    let gone = false;
    if (needed)
      money().then(
        (come) => gone || setRates(come),
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [needed]);
  return rates;
}
