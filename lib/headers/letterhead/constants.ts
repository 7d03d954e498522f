import { seconds } from "@/lib/core/clock";

/** A logo must be smaller than this. Source: RTB-9. */
export const maximalLogo = 2 * 1024 * 1024;
/** Bytes of a form without a logo: the texts at their bounds, in the widest letters. */
export const maximalTexts = 64 * 1024;
/** Bytes of a whole form. */
export const maximalForm = maximalLogo + maximalTexts;
/** Pixels that are unpacked at most; a small file can hold a picture of gigabytes. */
export const maximalPixels = 16_000_000;
/** Pixels of each side: a line of millions fits into few bytes and few pixels, and costs as much as a large picture. */
export const maximalSide = 8_000;
/** Longest side of the logo as we keep it: 600 dots an inch at the size in which it is printed. */
export const logoSide = 480;
/** What the file chooser offers; what a file really is, its content says. */
export const logoTypes = "image/jpeg,image/png,image/gif";

/** How long a browser waits for the settings, and for their saving. Source: RTB-10. */
export const loadTimeout = seconds(15);
export const saveTimeout = seconds(60);
