/** A payment could not be started. Where that is not certain, the payer may yet be asked to pay. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
  readonly certain: boolean;

  constructor({ certain, cause }: { certain: boolean; cause?: unknown }) {
    super("not started", { cause });
    this.certain = certain;
  }
}
