-- Notifications about contracts have a topic of their own. The choice for orders, where they were until now, holds for both.
update notification_preference set topics = topics || jsonb_build_object('contracts', topics->'orders')
where topics ? 'orders' and not topics ? 'contracts';
