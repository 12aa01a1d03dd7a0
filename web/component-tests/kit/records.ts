/** A record of which a test sets only the fields that the component reads. */
export const getRecord = <T>(fields: Partial<T>): T => fields as T;

/** A moment as Firestore gives it. */
export const makeInstant = (iso: string) => ({ toMillis: () => Date.parse(iso) });
