import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { getStudioQuestions, type StudioQuestion } from './studioQuestions.ts';
import { useProfileText } from './profileSubject.ts';

interface Asked {
  readonly question: StudioQuestion;
  readonly answer: (confirmed: boolean) => void;
}

/**
 * Before a profile is saved without a home studio or live remote sessions, its owner confirms each:
 * projects filter by both. `confirm` resolves to the answer; render `dialog` in the page.
 */
export const useStudioConfirmation = (): {
  readonly confirm: (studio: {
    homeStudio: boolean | null;
    ableToConnect: boolean | null;
  }) => Promise<boolean>;
  readonly dialog: ReactNode;
} => {
  const text = useProfileText();
  const [asked, setAsked] = useState<Asked>();

  const confirm = useCallback(
    async (studio: { homeStudio: boolean | null; ableToConnect: boolean | null }) => {
      for (const question of getStudioQuestions(studio)) {
        const confirmed = await new Promise<boolean>((answer) => setAsked({ question, answer }));
        setAsked(undefined);
        if (!confirmed) return false;
      }
      return true;
    },
    [],
  );

  const dialog = asked && (
    <ConfirmDialog
      open
      title={text(`studio.confirm.${asked.question}.title`)}
      confirmLabel={text(`studio.confirm.${asked.question}.confirm`)}
      cancelLabel={text('studio.confirm.goBack')}
      onConfirm={async () => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    >
      {text(`studio.confirm.${asked.question}.text`)}
    </ConfirmDialog>
  );

  return { confirm, dialog };
};
