import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A client that asks for many responses in one write and reads none, so that they fill the server's buffers. */
export async function openSlowReader(
  port: number,
  path: string,
): Promise<{ closedAfterS(limitS: number): Promise<number | null> }> {
  const began = performance.now();
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  socket.pause();
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  const one = `GET ${path} HTTP/1.1\r\nHost: afield.example\r\nX-Forwarded-For: 11.250.0.1\r\n\r\n`;
  socket.write(one.repeat(250));
  return {
    async closedAfterS(limitS) {
      // A paused socket doesn't see the end, but a write to a closed connection fails.
      while ((performance.now() - began) / 1000 < limitS) {
        await sleep(1000);
        if (socket.destroyed) break;
        socket.write("\r\n");
      }
      const seconds = (performance.now() - began) / 1000;
      const wasCut = socket.destroyed;
      socket.destroy();
      return wasCut ? seconds : null;
    },
  };
}
