/** The server said no: `code` as in its answer, `message` in the reader's language, or empty. */
export class DownloadRefused extends Error {
  readonly code: string;

  constructor(problem: { code: string; message: string }) {
    super(problem.message);
    this.name = "DownloadRefused";
    this.code = problem.code;
  }

  /** The server's words where it knows more than that it failed. */
  get explanation(): string {
    return this.code === "UNEXPECTED" ? "" : this.message;
  }

  get subscriptionExpired(): boolean {
    return this.code === "SUBSCRIPTION_EXPIRED";
  }
}
