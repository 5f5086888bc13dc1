import { Sparkles } from 'lucide-react';
import { createContext, lazy, Suspense, useContext, useState } from 'react';
import { Button } from '#design/public/button.tsx';

const WritingDialog = lazy(async () => ({ default: (await import('./writing-dialog.tsx')).WritingDialog }));

/** Of the CV that is edited. Null: this instance has no language model. */
export const WritingModel = createContext<{ readonly host: string; readonly language: string } | null>(null);

interface WritingHelpProps {
  readonly label: string;
  readonly text: string;
  readonly onUse: (text: string) => void;
}

/** Beside a text: other words for it, from the language model that the operator chose. */
export function WritingHelp({ label, text, onUse }: WritingHelpProps) {
  const model = useContext(WritingModel);
  const [isOpen, setOpen] = useState(false);
  if (model === null || text.trim() === '') return null;
  return (
    <>
      <Button variant="ghost" size="sm" icon={Sparkles} onClick={() => setOpen(true)}>
        Other words<span className="sr-only">: {label}</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <WritingDialog
            {...model}
            text={text}
            onUse={(words) => {
              setOpen(false);
              onUse(words);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
