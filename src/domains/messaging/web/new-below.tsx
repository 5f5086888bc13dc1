import { ArrowDown } from 'lucide-react';
import { Button } from '#design/public/button.tsx';
import { counted } from '#kit/format/unit.ts';

interface NewBelowProps {
  readonly count: number;
  readonly onPress: () => void;
}

/** Over the foot of the messages, so that nothing moves when it comes. */
export const NewBelow = ({ count, onPress }: NewBelowProps) => (
  <div className="relative z-1 h-0">
    <Button
      size="sm"
      variant="primary"
      icon={ArrowDown}
      className="absolute inset-x-0 bottom-2 mx-auto w-fit rounded-full shadow-raised"
      onClick={onPress}
    >
      {counted(count, { one: 'new message', other: 'new messages' })}
    </Button>
  </div>
);
