import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { expect, it, vi } from 'vitest';
import { AddRowForm } from '../src/components/form/AddRowForm.tsx';
import { ApiError } from '../src/lib/http/apiError.ts';
import { renderPart } from './kit/render.tsx';

const schema = object({ name: string().required() });
const show = (onAdd: (name: string) => Promise<unknown>) => {
  const { router } = renderPart(
    <AddRowForm label="New character" draftName="rows" schema={schema} onAdd={onAdd} marginTop={0} />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('New character');
  return { router, field, user: userEvent.setup() };
};

it('adds names in order while others are being saved', async () => {
  const added: string[] = [];
  const answers: (() => void)[] = [];
  const { field, user } = show((name) => {
    added.push(name);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  await user.click(field);
  await user.keyboard('Narrator{Enter}Mother{Enter}Grandmother{Enter}');
  expect(field.value).toBe('');

  for (let count = 1; count <= 3; count++) {
    await waitFor(() => expect(added).toHaveLength(count));
    await act(async () => answers[count - 1]!());
  }

  expect(added).toEqual(['Narrator', 'Mother', 'Grandmother']);
});

it('returns a refused name to the field, or offers it again beside the next one', async () => {
  const refusal = new ApiError({ status: 503, code: 'server.busy', message: 'Busy' });
  let refuse: () => void = () => undefined;
  const add = vi.fn(
    async (_name: string) => new Promise<void>((_, reject) => (refuse = () => reject(refusal))),
  );
  const { field, user } = show(add);

  await user.click(field);
  await user.keyboard('Narrator{Enter}');
  await act(async () => refuse());
  await waitFor(() => expect(field.value).toBe('Narrator'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field.value).toBe(''));
  await user.keyboard('Mother');
  await act(async () => refuse());
  await screen.findByText(/“Narrator” wasn’t added/);
  expect(field.value).toBe('Mother');
  add.mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: /again|Retry/ }));
  await waitFor(() => expect(screen.queryByText(/wasn’t added/)).toBeNull());
  expect(add).toHaveBeenCalledTimes(3);
});

it('warns with the field’s name before its input is discarded', async () => {
  const { router, field, user } = show(async () => undefined);
  await user.type(field, 'Grandmother');
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('Not saved yet: New character.');
});
