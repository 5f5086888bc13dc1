-- Cards are stored as the API answers them, so that a list joins text and does nothing else. Older processes read these too.
update service_card
set card = replace(replace(card, '"deliveryDays":', '"delivery_days":'), '"ratingCount":', '"rating_count":')
where card like '%"deliveryDays":%';
