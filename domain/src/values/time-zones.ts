import { messageId, text } from '../messages/yup.ts';

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
const PRESENT_NAMES: Readonly<Record<string, string>> = {
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

/** The one name of a zone that has several; a name that is no zone stays. */
export const getCanonicalZone = (name: string): string => {
  if (!isTimeZone(name)) return name;
  const { timeZone: resolved } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
  return PRESENT_NAMES[resolved] ?? resolved;
};

const toCanonical = (name: unknown): unknown => (typeof name === 'string' ? getCanonicalZone(name) : name);

/** An IANA zone such as `Europe/Madrid`, by its canonical name. */
export const timeZone = () =>
  text()
    .transform(toCanonical)
    .max(60)
    .test('zone', messageId('validation.timeZone'), (name) => !name || isTimeZone(name));

/** The browser's time zone, sent automatically: an unknown one is ignored instead of refused. */
export const browserTimeZone = () =>
  text()
    .transform((name: unknown) =>
      typeof name === 'string' && !isTimeZone(name) ? undefined : toCanonical(name),
    )
    .optional();
