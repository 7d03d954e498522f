const signatures = [
  [0xff, 0xd8, 0xff], // JPEG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
  [0x47, 0x49, 0x46, 0x38], // GIF
];

/** Whether the bytes begin as a JPEG, PNG or GIF does; names and declared types are not believed. */
export function beginsAsPicture(bytes: Uint8Array): boolean {
  return signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte));
}

/** The owner's address of a logo. The hash makes it another one when the picture changes, so that it can be kept. */
export function logoUrl(hash: string): string {
  return `/api/rtb-header/logo/${hash}`;
}
