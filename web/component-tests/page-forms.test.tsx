import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PAGE_FORMS, type PageFormCase } from './cases/page-forms.tsx';
import { failChanges, holdAnswers, replyWith, getSentChanges } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { findElement } from './kit/find.ts';
import { setLive } from './kit/live.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

const REFUSAL = { status: 503, code: 'server.busy', message: 'Try again in a minute.' };

const show = async (
  { form: element, path, role = 'admin', replies, live, typed }: PageFormCase,
  locale: 'en' | 'es',
) => {
  replyWith(replies ?? {});
  setLive(live ?? {});
  const session = getSessionFor(makeSignedIn([role]));
  const { textFaults } = renderPart(element(), { locale, session, ...(path ? { path } : {}) });
  const form = await findElement<HTMLFormElement>('form');
  for (const name of Object.keys(typed)) await findElement(`[name="${name}"]`);
  return { form, textFaults };
};

const findInput = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;

/** What takes the focus in a field: its input, or the parts of a date. */
const getControl = (form: HTMLFormElement, name: string) =>
  findInput(form, name).closest<HTMLElement>('[role="group"]') ?? findInput(form, name);

const findSubmit = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button[type="submit"]')!;

describe.each(PAGE_FORMS.map((pageForm) => [pageForm.name, pageForm] as const))(
  'the form of %s',
  (_, pageFormCase) => {
    it('is labelled and translated, and reports what is missing', async () => {
      const { form, textFaults } = await show(pageFormCase, 'es');
      const [first = ''] = Object.keys(pageFormCase.typed);
      fireEvent.change(findInput(form, first), { target: { value: '' } });
      fireEvent.submit(form);
      await waitFor(() => expect(getControl(form, first).getAttribute('aria-invalid')).toBe('true'));
      await waitFor(() => expect(getControl(form, first).contains(document.activeElement)).toBe(true));
      expect(await findViolations(document.body)).toEqual([]);
      expect(textFaults).toEqual([]);
      expect(getSentChanges()).toEqual([]);
    });

    it('shows a refusal, keeps what was typed, and submits once', async () => {
      const { form } = await show(pageFormCase, 'en');
      for (const [name, value] of Object.entries(pageFormCase.typed))
        fireEvent.change(findInput(form, name), { target: { value } });
      await act(() => Promise.resolve());

      failChanges(REFUSAL);
      fireEvent.submit(form);
      await findElement('[role="alert"]', ({ textContent }) => textContent !== '');
      await waitFor(() => expect(findSubmit(form).disabled).toBe(false));
      expect(getSentChanges()).toHaveLength(1);
      for (const [name, value] of Object.entries(pageFormCase.typed))
        expect(findInput(form, name).value).toBe(value);

      failChanges();

      const release = holdAnswers();
      fireEvent.submit(form);
      fireEvent.click(findSubmit(form));
      await waitFor(() => expect(getSentChanges()).toHaveLength(2));

      const [refused, taken] = getSentChanges();
      // The first outcome is unknown: the repeat uses its key.
      expect(taken?.idempotencyKey).toBe(refused?.idempotencyKey);
      await act(async () => release());
      expect(getSentChanges()).toHaveLength(2);
    });
  },
);
