import { createContext, useContext, useEffect } from 'react';

/** Receives the name of each field inside. */
export const FieldRegistry = createContext<(name: string) => void>(() => undefined);

/** Registers a field with the part of a form around it. */
export const useRegisterField = (name: string): void => {
  const belong = useContext(FieldRegistry);
  useEffect(() => belong(name), [belong, name]);
};
