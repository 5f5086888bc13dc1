-- A delivery whose pictures the client gets with a watermark until the work is approved; then it is false (ORD-26).
alter table work_delivery add column watermarked boolean not null default false;
