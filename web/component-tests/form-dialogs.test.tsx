import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '../src/lib/drafts/drafts.ts';
import { catalog as english } from '../src/i18n/en/index.ts';
import { catalog as spanish } from '../src/i18n/es/index.ts';
import { ASKING_DIALOGS } from './cases/asking-dialogs.tsx';
import type { DialogCase } from './cases/dialog-case.ts';
import { MONEY_DIALOGS } from './cases/money-dialogs.tsx';
import { PEOPLE_DIALOGS } from './cases/people-dialogs.tsx';
import { SHORT_FORMS } from './cases/short-forms.tsx';
import { WORK_DIALOGS } from './cases/work-dialogs.tsx';
import { failChanges, holdAnswers, replyWith, getSentChanges } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { findButton, findElement } from './kit/find.ts';
import { setLive } from './kit/live.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

const CASES = [...PEOPLE_DIALOGS, ...WORK_DIALOGS, ...MONEY_DIALOGS, ...ASKING_DIALOGS, ...SHORT_FORMS];
const CATALOGS = { en: english, es: spanish };
/** On a field that the form does not have: it is shown all the same. */
const REFUSAL = {
  status: 409,
  code: 'record.stale',
  message: 'Another person has changed it.',
  property: 'notInForm',
};

const getKey = (form: string) => ({ person: 'person-1', agency: 'agency-one', form });

const show = async (dialogCase: DialogCase, locale: 'en' | 'es') => {
  const { open, role = 'admin', replies = {}, live = {}, opensWith, isWithin = false } = dialogCase;
  replyWith(replies);
  setLive(live);

  const onClose = vi.fn();
  const session = getSessionFor(makeSignedIn([role]));
  const { textFaults } = renderPart(open(onClose), { locale, session });
  if (opensWith) fireEvent.click(await findButton(CATALOGS[locale][opensWith]));

  // Some forms have their button once their choices are loaded.
  const place = isWithin ? 'form' : '[role="dialog"] form';
  const submit = await findElement<HTMLButtonElement>(`${place} button[type="submit"]`);
  const form = submit.form!;
  const dialog = form.closest<HTMLElement>('[role="dialog"]') ?? form;

  return { dialog, form, submit, onClose, textFaults };
};

const escape = (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' });

describe.each(CASES.map((dialogCase) => [dialogCase.name, dialogCase] as const))(
  'the dialog to %s',
  (_, dialogCase) => {
    it('is labelled and translated, and closes with Escape', async () => {
      const { dialog, onClose, textFaults } = await show(dialogCase, 'es');
      expect(await findViolations(dialog)).toEqual([]);
      expect(textFaults).toEqual([]);
      if (!dialogCase.isWithin) {
        escape(dialog);
        expect(onClose).toHaveBeenCalledTimes(1);
      }
      expect(getSentChanges()).toEqual([]);
    });

    it('restores its draft, shows a refusal, and submits once', async () => {
      const key = getKey(dialogCase.draft);
      writeDraft(key, dialogCase.values);

      const { dialog, form, submit, onClose } = await show(dialogCase, 'en');
      if (!dialogCase.isWithin) {
        escape(dialog);
        fireEvent.click(await findButton('Keep editing'));
        expect(onClose).not.toHaveBeenCalled();
      }

      if (dialogCase.isHandedOver) {
        fireEvent.click(submit);
        await waitFor(() => expect(readDraft(key)).toBeUndefined());
        return;
      }

      failChanges(REFUSAL);
      fireEvent.click(submit);
      await findElement('[role="alert"]', ({ textContent }) => textContent !== '');
      expect(getSentChanges()).toHaveLength(1);
      expect(readDraft(key)).toMatchObject(dialogCase.values);
      await waitFor(() => expect(submit.disabled).toBe(false));

      failChanges();
      const release = holdAnswers();
      fireEvent.click(submit);
      fireEvent.submit(form);
      await waitFor(() => expect(submit.disabled).toBe(true));
      release();
      await waitFor(() => expect(readDraft(key)).toBeUndefined());
      expect(getSentChanges()).toHaveLength(2);
      expect(getSentChanges().at(-1)?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    });
  },
);
