/** A person's name in forms. */
export interface PersonName {
  readonly name: string;
  readonly lastName: string;
}

export const getFullName = ({ name, lastName }: PersonName): string => `${name} ${lastName}`.trim();

/** Returns a name's initial form values. */
export const getNameValues = ({ name, lastName }: PersonName) => ({
  name,
  lastName,
  hasOneName: name !== '' && lastName === '',
});

export type NameValues = ReturnType<typeof getNameValues>;

export const NO_NAME = getNameValues({ name: '', lastName: '' });

/** Splits a full name: its first word is the first name. */
export const getNameParts = (fullName: string): PersonName => {
  const [name = '', ...rest] = fullName.trim().split(/\s+/u);
  return { name, lastName: rest.join(' ') };
};
