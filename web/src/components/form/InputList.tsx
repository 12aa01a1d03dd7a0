import { Fragment, type ReactNode } from 'react';

/** Renders inputs by field name, in order. A field without an input doesn't compile if the object is typed. */
export const InputList = ({ inputs }: { readonly inputs: Readonly<Record<string, ReactNode>> }) =>
  Object.entries(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
