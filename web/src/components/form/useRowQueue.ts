import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormikHelpers } from 'formik';
import { useText } from '../../i18n/useText.ts';
import { isApiError, isLost } from '../../lib/http/apiError.ts';
import { isOnline } from '../../lib/http/connection.ts';
import { createSubmitter, type Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';
import { getWaitingStatus } from './waiting.ts';

interface Row {
  readonly name: string;
}

type RowHelpers = Pick<FormikHelpers<Row>, 'setValues' | 'setFieldTouched' | 'setFieldError' | 'setStatus'>;

interface FailedRow extends Row {
  readonly error: unknown;
}

/**
 * Adds rows one after another. The field is free again immediately; a name that couldn't be added returns to it, or is listed
 * in `failed` when the user has typed another one.
 */
export const useRowQueue = (send: (name: string, submission: Submission) => Promise<unknown>) => {
  const text = useText();
  const toasts = useToasts();
  const [once] = useState(createSubmitter);
  const [pending, setPending] = useState(0);
  const [failed, setFailed] = useState<readonly FailedRow[]>([]);
  const last = useRef(Promise.resolve());
  const newest = useRef(send);

  useEffect(() => {
    newest.current = send;
  });

  const giveBack = useCallback(
    async ({ name, error }: FailedRow, helpers: RowHelpers): Promise<void> => {
      let isFree = false;
      await helpers.setValues((values) => {
        isFree = values.name === '' || values.name === name;
        return isFree ? { name } : values;
      }, false);

      if (isFree && isApiError(error) && error.property === 'name') {
        await helpers.setFieldTouched('name', true, false);
        helpers.setFieldError('name', error.message);
      } else if (isFree && isLost(error) && !isOnline()) {
        helpers.setStatus(getWaitingStatus({ name }));
        toasts.info(text('common.sentWhenBack'));
      } else {
        setFailed((rows) => [...rows, { name, error }]);
      }
    },
    [text, toasts],
  );

  const add = useCallback(
    (name: string, helpers: RowHelpers): void => {
      setFailed((rows) => rows.filter((row) => row.name !== name));
      setPending((count) => count + 1);
      last.current = last.current
        .then(() => once(name, (submission) => newest.current(name, submission)))
        .catch((error: unknown) => giveBack({ name, error }, helpers))
        .finally(() => setPending((count) => count - 1));
    },
    [once, giveBack],
  );

  const submit = useCallback(
    async ({ name }: Row, helpers: FormikHelpers<Row>): Promise<void> => {
      helpers.resetForm({ values: { name: '' } });
      add(name.trim(), helpers);
    },
    [add],
  );

  return { submit, retry: add, failed, isPending: pending > 0 };
};
