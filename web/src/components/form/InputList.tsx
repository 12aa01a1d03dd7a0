import { Fragment, type ReactNode } from 'react';

/** Inputs by field name, in their order: a field without an input doesn't compile where the object is typed. */
export const InputList = ({ inputs }: { readonly inputs: Readonly<Record<string, ReactNode>> }) =>
  Object.entries(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
