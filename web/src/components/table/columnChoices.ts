/** A user's column choices, by field. */
export interface ColumnChoices {
  /** False: hidden. */
  readonly visible: Readonly<Record<string, boolean>>;
  /** In pixels. */
  readonly widths: Readonly<Record<string, number>>;
}

const NONE: ColumnChoices = { visible: {}, widths: {} };

const getEntries = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const pickOfType = <T>(value: unknown, isRight: (part: unknown) => part is T): Record<string, T> =>
  Object.fromEntries(
    getEntries(value).flatMap(([field, part]) => (isRight(part) ? [[field, part] as const] : [])),
  );

const isBoolean = (part: unknown): part is boolean => typeof part === 'boolean';
const isWidth = (part: unknown): part is number => typeof part === 'number' && part > 0 && part < 5000;

/** Parses stored column choices; anything else is ignored. */
export const parseChoices = (text: string | null): ColumnChoices => {
  if (text === null) return NONE;
  try {
    const parts = Object.fromEntries(getEntries(JSON.parse(text)));
    return { visible: pickOfType(parts['visible'], isBoolean), widths: pickOfType(parts['widths'], isWidth) };
  } catch {
    return NONE;
  }
};
