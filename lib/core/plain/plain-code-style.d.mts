export const plainCodeStyle: string;
