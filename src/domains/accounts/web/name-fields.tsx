import { TextField, type TextFieldProps } from '#design/public/field.tsx';

interface NameFieldsProps {
  field: (name: 'first_name' | 'last_name') => Omit<TextFieldProps, 'label'>;
}

export const NameFields = ({ field }: NameFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
    <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
  </div>
);
