import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Formik } from 'formik';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FormChoice } from '../src/components/form/FormChoice.tsx';
import { renderPart } from './kit/render.tsx';

const PROJECTS = ['Wärme', 'Small hours', 'Overnight spot'].map((label) => ({ code: label, label }));

/** Offers what a server finds by the typed beginning, and the choice. */
const Field = () => {
  const [typed, setTyped] = useState('');
  const found = PROJECTS.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()));
  return <FormChoice name="project" label="Project" options={found} loading={false} onSearch={setTyped} />;
};

it('offers all choices again after one was found by typing, and finds another', async () => {
  renderPart(
    <Formik initialValues={{ project: '' }} onSubmit={() => undefined}>
      <Field />
    </Formik>,
  );

  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Project' });
  await userEvent.type(field, 'wär');
  await userEvent.click(await screen.findByRole('option', { name: 'Wärme' }));
  expect(field.value).toBe('Wärme');
  await userEvent.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await userEvent.type(field, 'small', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  await userEvent.click(await screen.findByRole('option', { name: 'Small hours' }));
  expect(field.value).toBe('Small hours');
});
