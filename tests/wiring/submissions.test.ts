import { expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

const sources = listFiles('web/src').filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

const FORM = 'web/src/components/form/AppFormik.tsx';
const SUBMIT_BUTTON = 'web/src/components/form/SubmitButton.tsx';
/** The same for lightweight pages, whose forms use `usePlainForm`. */
const PLAIN_SUBMIT = 'web/src/components/plain/PlainSubmit.tsx';

/** Sent without a user action; undo is sent by the toast, once. */
const BY_ITSELF = [
  'web/src/lib/submission/submitter.ts',
  'web/src/lib/session/useAccountLanguage.ts',
  'web/src/lib/session/useActing.ts',
  'web/src/common/board/useGive.ts',
  'web/src/common/board/usePutBack.ts',
  'web/src/features/castings/board/useBulk.ts',
  'web/src/features/projects/data/leftProjects.ts',
  'web/src/features/work/data/useVisit.ts',
  'web/src/features/castings/guest/GuestBar.tsx',
  'web/src/features/demos/data/useDemoRating.ts',
  // Previews a file; the import itself needs a submission.
  'web/src/features/roster/components/useImport.ts',
  'web/src/common/report/useAutosave.ts',
  // Continues an earlier user action in separate calls.
  'web/src/common/sessions/files/sendInParts.ts',
  'web/src/common/deliveries/sendDelivery.ts',
  'web/src/common/companies/mergeCompany.ts',
];

it('a change is submitted by a button that knows it', () => {
  const collectFaults = (file: string): readonly string[] => {
    const text = readText(file);
    const isSubmitted = /\buse(Submit|Save|SignUpSubmit|RowQueue)\b/.test(text);

    return [
      ...(/type="submit"/.test(text) && ![SUBMIT_BUTTON, PLAIN_SUBMIT].includes(file)
        ? [`use ${SUBMIT_BUTTON}`]
        : []),
      ...(/<PlainSubmit\b/.test(text) && !/\busePlainForm\b/.test(text) ? ['submit by usePlainForm'] : []),
      ...(/<Formik\b/.test(text) && file !== FORM ? [`use ${FORM}`] : []),
      ...(/<AppFormik\b/.test(text) && !isSubmitted ? ['submit by useSubmit, useSave or useRowQueue'] : []),
      ...(/\bcreateAutomaticKey\b/.test(text) && !BY_ITSELF.includes(file)
        ? ['who submits? use useSubmission']
        : []),
    ].map((fault) => `${file}: ${fault}`);
  };

  expect(sources.flatMap(collectFaults)).toEqual([]);
});
