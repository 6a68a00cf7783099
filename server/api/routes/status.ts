export function statusRoute(): void {}
