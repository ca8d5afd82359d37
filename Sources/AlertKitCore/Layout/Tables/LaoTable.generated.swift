// Made by Scripts/make-metrics.py from Debian's fonts; the script says what each line means.
// swift-format-ignore-file
extension MetricsTables {
  static let lao: StaticString = "u 1000;a 0 0 eb1,eb4-eb9,ebb-ebc,ec8-ecd;a 280 353 ec2;a 280 362 ec3;a 281 309 ec0;a 324 358 ec4;a 324 359 eb2-eb3;a 369 396 e87;a 372 352 eb0;a 515 578 ec1;a 563 572 e88;a 574 585 ebd;a 578 579 eaf;a 583 583 ed2;a 586 582 ea7;a 586 583 ed1;a 595 606 ed3;a 610 633 ed4-ed5;a 614 605 e8d;a 614 608 e9a;a 614 609 e84;a 614 617 e9b;a 614 621 e99;a 614 627 ea1;a 614 634 e81,ed7;a 615 594 ea3,eae;a 615 603 e82,e8a;a 616 598 ed0;a 619 610 ea2;a 619 623 e96;a 620 608 ead;a 626 644 ea5;a 627 629 ec6;a 633 646 ed6;a 635 651 eaa;a 636 625 e94;a 637 637 ed8;a 646 641 e95;a 726 710 e9c;a 726 711 e9d;a 726 724 e97;a 726 725 eab;a 732 722 e9e;a 732 725 e9f;a 749 773 ed9;a 967 965 edc;a 988 1001 edd"
}
