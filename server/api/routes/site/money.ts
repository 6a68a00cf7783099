import { ErrorBody } from "#contract/schemas/error.ts";
import { MoneyResponse } from "#contract/schemas/money.ts";
import { currencies, PERIODS_PER_YEAR, ratesDate } from "#taxonomy/money.ts";
import type { App } from "#api/http/services.ts";

const usd = Object.fromEntries(currencies.map(({ code, usd: rate }) => [code, rate]));
const countries = Object.fromEntries(
  currencies.flatMap((each) => each.countries.map((country) => [country, each.code])),
);

/** `GET /api/money`: the rates and periods that order salaries, for showing them in the reader's currency and period. */
export function moneyRoute(app: App): void {
  app.get("/api/money", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Currencies and periods",
      description:
        "The value of one unit of each currency in US dollars on a given day, the currency of each country, and the number of pay periods in a year.",
      response: { 200: MoneyResponse, 429: ErrorBody },
    },
    async handler(_request, reply) {
      const data = { ratesDate, usd, countries, periodsPerYear: PERIODS_PER_YEAR };
      return reply.header("cache-control", "public, max-age=86400").send({ data });
    },
  });
}
