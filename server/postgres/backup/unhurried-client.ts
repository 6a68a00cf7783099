import pg from "pg";

/** Runs `use` with a connection of its own that no timeout ends, because copying a large table takes minutes. */
export async function withUnhurriedClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "afield-backup", keepAlive: true });
  // A lost connection is reported by the query; without a listener the event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("set idle_in_transaction_session_timeout = 0");
    return await use(client);
  } finally {
    // Undoes a transaction that was not committed.
    await client.end();
  }
}
