export function runFollowed(
  args: string[],
  options: {
    env: NodeJS.ProcessEnv;
    /** Where it is noted which process is at work, and under what name. */
    folder: string;
    name: string;
    say?: (text: string) => void;
    /** Milliseconds to wait for what is ended to be gone. */
    patience?: number;
  },
): Promise<{ code: number; output: string }>;
