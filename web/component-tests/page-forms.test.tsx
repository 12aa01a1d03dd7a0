import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PAGE_FORMS, type PageFormCase } from './cases/page-forms.tsx';
import { failChanges, holdAnswers, replyWith, sentChanges } from './kit/api.ts';
import { violationsIn } from './kit/axe.ts';
import { findElement } from './kit/find.ts';
import { setLive } from './kit/live.ts';
import { renderPart } from './kit/render.tsx';
import { personWith, sessionOf } from './kit/session.ts';

const REFUSAL = { status: 503, code: 'server.busy', message: 'Try again in a minute.' };

const show = async ({ form, path, role = 'admin', replies, live }: PageFormCase, locale: 'en' | 'es') => {
  replyWith(replies ?? {});
  setLive(live ?? {});
  const session = sessionOf(personWith([role]));
  const { textFaults } = renderPart(form(), { locale, session, ...(path ? { path } : {}) });
  return { form: await findElement<HTMLFormElement>('form'), textFaults };
};

const inputOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;

const submitOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button[type="submit"]')!;

describe.each(PAGE_FORMS.map((one) => [one.name, one] as const))('the form of %s', (_, one) => {
  it('is labelled and translated, and says what is missing', async () => {
    const { form, textFaults } = await show(one, 'es');
    const [first = ''] = Object.keys(one.typed);
    fireEvent.change(inputOf(form, first), { target: { value: '' } });
    fireEvent.submit(form);
    await waitFor(() => expect(inputOf(form, first).getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(inputOf(form, first)));
    expect(await violationsIn(document.body)).toEqual([]);
    expect(textFaults).toEqual([]);
    expect(sentChanges()).toEqual([]);
  });

  it('shows a refusal, keeps what was typed, and submits once', async () => {
    const { form } = await show(one, 'en');
    for (const [name, value] of Object.entries(one.typed))
      fireEvent.change(inputOf(form, name), { target: { value } });
    await act(() => Promise.resolve());

    failChanges(REFUSAL);
    fireEvent.submit(form);
    await findElement('[role="alert"]', ({ textContent }) => textContent !== '');
    await waitFor(() => expect(submitOf(form).disabled).toBe(false));
    expect(sentChanges()).toHaveLength(1);
    for (const [name, value] of Object.entries(one.typed)) expect(inputOf(form, name).value).toBe(value);

    failChanges();
    const release = holdAnswers();
    fireEvent.submit(form);
    fireEvent.click(submitOf(form));
    await waitFor(() => expect(sentChanges()).toHaveLength(2));
    const [refused, taken] = sentChanges();
    // It is not known what became of the first: the repeat goes under its key.
    expect(taken?.idempotencyKey).toBe(refused?.idempotencyKey);
    await act(async () => release());
    expect(sentChanges()).toHaveLength(2);
  });
});
