import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { getStudioQuestions, type StudioQuestion } from './studioQuestions.ts';
import { useProfileText } from './profileSubject.ts';

interface PendingQuestion {
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
  const [pendingQuestion, setPendingQuestion] = useState<PendingQuestion>();

  const confirm = useCallback(
    async (studio: { homeStudio: boolean | null; ableToConnect: boolean | null }) => {
      for (const question of getStudioQuestions(studio)) {
        const confirmed = await new Promise<boolean>((answer) => setPendingQuestion({ question, answer }));
        setPendingQuestion(undefined);
        if (!confirmed) return false;
      }
      return true;
    },
    [],
  );

  const dialog = pendingQuestion && (
    <ConfirmDialog
      open
      title={text(`studio.confirm.${pendingQuestion.question}.title`)}
      confirmLabel={text(`studio.confirm.${pendingQuestion.question}.confirm`)}
      cancelLabel={text('studio.confirm.goBack')}
      onConfirm={async () => pendingQuestion.answer(true)}
      onCancel={() => pendingQuestion.answer(false)}
    >
      {text(`studio.confirm.${pendingQuestion.question}.text`)}
    </ConfirmDialog>
  );

  return { confirm, dialog };
};
