type Place = { production: boolean; host: string; appUrl: string };

export function warningOf(place: Pick<Place, "production" | "host">): string;
export function greetingOf(settings: Readonly<Record<string, string | undefined>>, place: Place): string;
