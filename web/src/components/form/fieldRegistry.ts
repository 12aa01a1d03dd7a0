import { createContext, useContext, useEffect } from 'react';

/** Is called with the name of each field inside. */
export const FieldRegistry = createContext<(name: string) => void>(() => undefined);

/** Tells the part of a form around a field that the field belongs to it. */
export const useRegisterField = (name: string): void => {
  const belong = useContext(FieldRegistry);
  useEffect(() => belong(name), [belong, name]);
};
