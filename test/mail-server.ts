import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  to: string[];
  /** Headers and body as received. */
  raw: string;
  messageId: string;
}

/** What the server does with a mail: accepts it at once or late, answers with a code, drops the connection after the data, or stalls. */
export type MailBehaviour =
  | "accept"
  | { acceptAfterMs: number }
  | { code: number }
  | "drop-after-data"
  | { stallMs: number };

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Accepted mails, in order, including repeats. */
  received: ReceivedMail[];
  /** Behaviour for the next mails, in order; later ones are accepted. */
  next: MailBehaviour[];
  /** Connections that have been opened so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Where a mail is: its text is about to arrive, the server has taken it and not said so yet, the server has said so. */
export type MailMoment = "arriving" | "accepted" | "answered";

/**
 * Starts a real SMTP server on loopback that can misbehave. Calls `onAccepted` with each mail before its sender learns that it is accepted, and
 * `onMoment` at each moment of every mail that it accepts.
 */
export async function startMailServer(
  onAccepted: (mail: ReceivedMail) => void = () => {},
  onMoment: (moment: MailMoment) => void = () => {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const accept = (mail: ReceivedMail) => {
    received.push(mail);
    onAccepted(mail);
    onMoment("accepted");
  };
  const next: MailBehaviour[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    // It says goodbye to clients that stay connected, and would wait half a minute for them.
    closeTimeout: 500,
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onData(stream, session, callback) {
      onMoment("arriving");
      const answer = () => {
        callback();
        onMoment("answered");
      };
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const mail = {
          raw,
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          messageId: /^message-id: (.*)$/im.exec(raw)?.[1] ?? "",
        };
        const behaviour = next.shift() ?? "accept";
        if (behaviour === "accept") {
          accept(mail);
          answer();
        } else if (behaviour === "drop-after-data") {
          // The mail is accepted, but the sender never learns of it: the one gap in SMTP.
          accept(mail);
          for (const connection of server.connections) if (connection.id === session.id) connection.close();
        } else if ("acceptAfterMs" in behaviour) {
          setTimeout(() => {
            accept(mail);
            answer();
          }, behaviour.acceptAfterMs);
        } else if ("code" in behaviour) {
          callback(Object.assign(new Error("refused"), { responseCode: behaviour.code }));
        } else {
          setTimeout(
            () => callback(Object.assign(new Error("late"), { responseCode: 421 })),
            behaviour.stallMs,
          ).unref();
        }
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
