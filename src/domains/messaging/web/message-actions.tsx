import { Menu } from '#design/app/menu.tsx';
import { useMessageActs, type MessageActsProps } from './use-message-acts.tsx';

/** The menu of a message; nothing where there is nothing to do. */
export function MessageActions(props: MessageActsProps) {
  const { items, act, dialog } = useMessageActs(props);
  const { is_mine: isMine, text } = props.message;
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={`Actions for ${isMine ? 'your' : 'the'} message “${text.slice(0, 30)}”`}
        items={items}
        onAction={(key) => void act(key)}
      />
      {dialog}
    </>
  );
}
