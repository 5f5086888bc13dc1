-- When the attempt that is under way began; null while there is none. An attempt whose end was never written was cut off
-- with its worker, and nobody knows whether the mail server has the letter.
alter table notification_letter add column trying_since timestamptz;
