/** Returns the events of an iCalendar text (RFC 5545), each as its properties by name. Throws for a text that isn't one. */
export function calendarEvents(text: string): Record<string, string>[] {
  if (!text.endsWith("\r\n")) throw new Error("the last line has no end");
  const physical = text.slice(0, -2).split("\r\n");
  for (const line of physical) if (Buffer.byteLength(line) > 75) throw new Error(`a line is too long: ${line}`);
  const lines = physical.join("\n").replaceAll("\n ", "").split("\n");
  if (lines[0] !== "BEGIN:VCALENDAR" || lines.at(-1) !== "END:VCALENDAR") throw new Error("not a calendar");
  const events: Record<string, string>[] = [];
  let event: Record<string, string> | null = null;
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`not a property: ${line}`);
    if (line === "BEGIN:VEVENT") events.push((event = {}));
    else if (line === "END:VEVENT") event = null;
    else if (event !== null)
      event[name] = value.replaceAll(/\\(.)/g, (_, each: string) => (each === "n" ? "\n" : each));
  }
  for (const { UID: uid, DTSTAMP: stamp, DTSTART: start } of events)
    if ([uid, stamp, start].includes(undefined)) throw new Error("an event lacks UID, DTSTAMP or DTSTART");
  return events;
}
