import { createContext, useContext, useEffect } from 'react';

/** Is called with the name of each field inside. */
export const FieldsInside = createContext<(name: string) => void>(() => undefined);

/** Tells the part of a form around a field that the field belongs to it. */
export const useBelonging = (name: string): void => {
  const belong = useContext(FieldsInside);
  useEffect(() => belong(name), [belong, name]);
};
