import { useEffect, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';
import { getChangedValues, readDraft, withDraft, writeDraft } from '../../lib/drafts/drafts.ts';
import { Unsaved } from '../unsaved/Unsaved.tsx';
import type { FormDraft } from './useDraft.ts';

/** Returns the label that a form shows for a field; undefined when it has none. */
const findLabel = (form: Element | null | undefined, name: string): string | undefined => {
  const field = form?.querySelector(`[name="${name}"], [data-field="${name}"]`);
  const label = field?.closest('.MuiFormControl-root')?.querySelector('label');
  return (label ?? field?.querySelector('label'))?.firstChild?.textContent ?? undefined;
};

/** Keeps unsaved input across reloads and confirms before leaving; for forms that don't save automatically. Passwords aren't stored. */
export const Draft = ({ of: { key, forget } }: { readonly of: FormDraft }) => {
  const { values, initialValues, dirty, isSubmitting, setValues } = useFormikContext<FormikValues>();
  const anchor = useRef<HTMLSpanElement>(null);
  const restored = useRef(false);
  const wasDirty = useRef(false);

  useEffect(() => {
    if (restored.current || !key) return;
    restored.current = true;
    const draft = readDraft(key);
    if (draft) void setValues(withDraft(initialValues, draft), false);
  }, [key, initialValues, setValues]);

  useEffect(() => {
    if (key && dirty) writeDraft(key, getChangedValues(values, initialValues));
    if (wasDirty.current && !dirty) forget();
    wasDirty.current = dirty;
  }, [key, values, initialValues, dirty, forget]);

  const getFields = () =>
    Object.keys(getChangedValues(values, initialValues)).flatMap((name) => {
      const form = anchor.current?.closest('form, [role="dialog"]');
      return findLabel(form, name) ?? [];
    });

  return (
    <>
      <span ref={anchor} hidden />
      <Unsaved when={dirty && !isSubmitting} getFields={getFields} onLeave={forget} />
    </>
  );
};
