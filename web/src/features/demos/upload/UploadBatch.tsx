import { useEffect, useRef } from 'react';
import { Form, useFormikContext } from 'formik';
import FormHelperText from '@mui/material/FormHelperText';
import { MULTIPLE_MODE_MAX_FILES } from '@domain/demos/demos.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { Unsaved } from '../../../components/unsaved/Unsaved.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalog } from '../../../lib/reference.ts';
import { batchSchema, getFields, guessValues, type BatchValues } from './demoForm.ts';
import { UploadCard } from './UploadCard.tsx';
import { isSendable, isUnderWay, type DemoUpload } from './demoUpload.ts';
import { useDemoUploads } from './useDemoUploads.ts';

interface Props {
  readonly talent: Talent;
  readonly isOwner: boolean;
  /** The latest selection; each new list is appended. */
  readonly chosen: readonly File[];
}

const NOTHING: BatchValues = { items: {} };

/** Keeps each recording's values in the form until it is removed; other files have none. */
const HoldValues = ({
  items,
  talent,
}: {
  readonly items: readonly DemoUpload[];
  readonly talent: Talent;
}) => {
  const { values, setValues } = useFormikContext<BatchValues>();
  const catalog = useCatalog().data;
  const open = items.filter(({ audio }) => audio !== undefined);
  const shape = open.map(({ key }) => key).join();

  useEffect(() => {
    if (!catalog) return;
    const uploads = open.map(({ key, file }) => [
      key,
      values.items[key] ?? guessValues(file.name, talent, catalog),
    ]);
    void setValues({ items: Object.fromEntries(uploads) as BatchValues['items'] }, false);
    // Typing doesn't reset the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shape, catalog]);

  return null;
};

/** Chosen files with their fields, and one button that sends all valid ones. */
export const UploadBatch = ({ talent, isOwner, chosen }: Props) => {
  const text = useText();
  const { items, isTooMany, add, sendAll, cancel, remove } = useDemoUploads(talent.id);
  const taken = useRef<readonly File[]>(undefined);
  useEffect(() => {
    if (taken.current === chosen) return;
    taken.current = chosen;
    add(chosen);
  }, [chosen, add]);

  const submit = useSubmit<BatchValues>(({ items: view }) =>
    sendAll(
      items.filter(isSendable).flatMap((item) => {
        const values = view[item.key];
        return values ? [{ item, fields: getFields(values) }] : [];
      }),
    ),
  );

  const sendable = items.filter(isSendable);
  const findHeld = (values: BatchValues) =>
    sendable.filter(({ key }) => values.items[key] !== undefined).length;

  return (
    <AppFormik initialValues={NOTHING} validationSchema={batchSchema} onSubmit={submit}>
      {({ values, isSubmitting }) => (
        <Form noValidate>
          <Unsaved when={sendable.length > 0 || items.some(isUnderWay)} />
          <HoldValues items={items} talent={talent} />
          {isTooMany && (
            <FormHelperText role="alert" error sx={{ marginBottom: 2 }}>
              {text('demo.tooManyFiles', { max: MULTIPLE_MODE_MAX_FILES })}
            </FormHelperText>
          )}
          <ReferenceFailure of={['catalog', 'languages']} />
          <PlainList aria-label={text('demo.chosen')} gap={2}>
            {items.map((item) => (
              <UploadCard
                key={item.key}
                item={item}
                isHeld={values.items[item.key] !== undefined}
                isOwner={isOwner}
                onCancel={() => cancel(item.key)}
                onRemove={() => remove(item.key)}
              />
            ))}
          </PlainList>
          {/* A file's values arrive slightly later: a press before that would send nothing. */}
          {(findHeld(values) > 0 || isSubmitting) && (
            <SubmitButton size="large" sx={{ marginTop: 2 }}>
              {text('demo.send', { count: Math.max(1, findHeld(values)) })}
            </SubmitButton>
          )}
        </Form>
      )}
    </AppFormik>
  );
};
