/** What a test of docs/reliability.md measured. */
export interface Finding {
  /** The figure that the bar is about, with its unit. */
  figure: string;
  /** What the same measurement showed with a planted fault, which it must find. */
  control: string;
  /** Whether the figure meets the bar and the planted fault was found. */
  isHeld: boolean;
}

/** One of the tests T1 to T32 of docs/reliability.md. */
export interface FaultTest {
  /** The test's number, such as T16. */
  id: string;
  /** What happens, and what must hold. */
  bar: string;
  /** Runs the test in full. `out` prints progress; `flags` are the bench's other flags. */
  run(out: (line: string) => void, flags: readonly string[]): Promise<Finding>;
}
