/** Named zones such as `Europe/Madrid` only: engines also accept bare offsets and other spellings. */
const NAME = /^(?:UTC|[A-Z]\w*(?:\/[A-Z][\w+-]*)+)$/;

/** Whether it is a zone of the IANA database that this engine can tell the time by. */
export const isTimeZone = (name: string): boolean => {
  if (!NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Present names of zones that engines still call by an older one. */
export const PRESENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const knownNames = new Map<string, string | undefined>();

/** Returns the name by which this engine knows a zone, perhaps an older one; undefined for a zone that it doesn't know. */
export const findKnownZone = (zone: string): string | undefined => {
  if (!knownNames.has(zone)) {
    const older = Object.keys(PRESENT_NAMES).filter((name) => PRESENT_NAMES[name] === zone);
    knownNames.set(zone, [zone, ...older].find(isTimeZone));
  }
  return knownNames.get(zone);
};

/** Like `findKnownZone`, with UTC for an unknown zone: no screen may break on a zone newer than its browser. */
export const getKnownZone = (zone: string): string => findKnownZone(zone) ?? 'UTC';
